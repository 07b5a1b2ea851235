export const compareShots = () => {}
export const playByLink = () => {}
