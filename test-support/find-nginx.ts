import { findOrSkip, onPath } from './machine.ts'

/** Finds nginx. Returns undefined, with a warning, if there is none. */
export const findNginx = () =>
  findOrSkip({
    what: 'nginx',
    debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    neededBy: 'the tests of deploy/nginx/arcade.conf',
    find: () => onPath('nginx'),
    requiredInCi: false,
  })
