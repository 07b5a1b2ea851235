/**
 * Serves a plain page as the baseline, measured in the same run: one HTML file of 27 KB with a script that draws two
 * hundred shapes on a canvas. Its times depend on the machine as ours do, so the ratio does not.
 */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chance } from '../games/kit/rules/chance.ts'

const BYTES = 27_000
const SHAPES = 200

function referencePage(): string {
  const dice = chance(1)
  const shapes = Array.from({ length: SHAPES }, () =>
    Array.from({ length: 4 }, () => Number(dice.fraction().toFixed(3))),
  )
  const page = (filler: string) => `<!doctype html><meta charset="utf-8"><title>Reference</title>
<style>html,body{margin:0;height:100%}canvas{width:100%;height:100%}</style><canvas></canvas><script>
const filler=${JSON.stringify(filler)},shapes=${JSON.stringify(shapes)},canvas=document.querySelector('canvas')
canvas.width=innerWidth*devicePixelRatio;canvas.height=innerHeight*devicePixelRatio
requestAnimationFrame(()=>{const pen=canvas.getContext('2d')
for(const [x,y,size,hue] of shapes){pen.fillStyle='hsl('+hue*360+' 80% 60%)';pen.beginPath()
pen.arc(x*canvas.width,y*canvas.height,size*80,0,7);pen.fill()}
performance.mark('picture')})</script>`
  // Random filler, so that the page is as large on the wire as in the file.
  const missing = BYTES - page('').length
  return page(Array.from({ length: missing }, () => dice.int(36).toString(36)).join(''))
}

export async function serveReference(): Promise<{ readonly url: string; close(): void }> {
  const page = referencePage()
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(page),
  )
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  }
}
