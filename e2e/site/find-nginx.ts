import { findOrSkip, onPath } from '../machine.ts'

/** The program nginx; undefined, with a warning, where there is none. */
export const findNginx = () =>
  findOrSkip({
    what: 'nginx',
    debianPackages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    neededBy: 'the tests of deploy/nginx/arcade.conf',
    find: () => onPath('nginx'),
    requiredInCi: false,
  })
