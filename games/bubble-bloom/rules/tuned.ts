/** Made by proof/tune.ts: shape, order, seed and shots of every tuned bed, four letters each. */
export const TUNED =
  'hi05gc04ad49hd38bp17co19vi18gq18ho2blp3bsc18em3iap09oo1efm0kbq1acq3ehp0fvd4dwc0jgp3fsd2dlo' +
  '0cei0chm1pac2cbm3bfo3mvq0dcp3hwm3mod2ggc1ahq3lsp1glp4deo3ebm4eaq1mvp0lfc3rhd0kwq3fcm1rop4n' +
  'gm2mlq1bem0vbp2bhm4u'
