/** Runs arcade.conf with different paths and ports, for tests and benchmarks. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'

export interface Nginx {
  readonly process: ChildProcess
  readonly brotli: boolean
  /** The content of all log files. */
  logged(): Promise<string>
  /** The lines of the log of server errors. */
  serverErrors(): Promise<readonly string[]>
  close(): Promise<void>
}

export async function runNginx(
  program: string,
  project: string,
  ports: { site: number; games: number },
  change: (configuration: string) => string = (configuration) => configuration,
): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'greenhouse-nginx-'))
  const brotli = existsSync(BROTLI)
  const arcade = (await readFile(join(import.meta.dirname, 'arcade.conf'), 'utf8'))
    .replaceAll('/opt/greenhouse-arcade', project)
    .replaceAll('/var/log/nginx', folder)
    .replace('listen 3000', `listen 127.0.0.1:${ports.site}`)
    .replace('listen 3001', `listen 127.0.0.1:${ports.games}`)
    .replaceAll('# brotli_static on;', brotli ? 'brotli_static on;' : '')
  await writeFile(join(folder, 'arcade.conf'), change(arcade))
  await writeFile(join(folder, 'nginx.conf'), mainConfiguration(folder, brotli))
  await mkdir(join(folder, 'tmp'))

  const nginx = spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    stdio: 'inherit',
  })
  const ended = new Promise<void>((resolve) => nginx.once('exit', () => resolve()))
  const answers = () =>
    fetch(`http://127.0.0.1:${ports.site}/`).then(
      () => true,
      () => false,
    )
  while (nginx.exitCode === null && !(await answers()))
    await new Promise((resolve) => setTimeout(resolve, 20))
  if (nginx.exitCode !== null)
    throw new Error(`nginx ended: ${await readFile(join(folder, 'error.log'), 'utf8')}`)

  return {
    process: nginx,
    brotli,
    async logged() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.log'))
      const logs = names.map((name) => readFile(join(folder, name), 'utf8'))
      return (await Promise.all(logs)).join('\n')
    },
    async serverErrors() {
      const log = await readFile(join(folder, 'arcade-server-errors.log'), 'utf8')
      return log.split('\n').filter((line) => line !== '')
    },
    async close() {
      nginx.kill('SIGQUIT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** The main configuration around it, as in a distribution, but with more logging, so that tests see everything. */
const mainConfiguration = (folder: string, brotli: boolean) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
${brotli ? `load_module ${BROTLI};` : ''}
events { worker_connections 1024; }
http {
  access_log ${folder}/access.log;
  error_log ${folder}/error.log info;
  default_type application/octet-stream;
  gzip on;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n  ')}
  include arcade.conf;
}
`
