/** Creates root and server certificates for TLS tests, with openssl. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']

export interface Root {
  /** The file that clients name as `sslrootcert`. */
  readonly file: string
  readonly keyFile: string
}

const openssl = (args: readonly string[]) => execFileSync('openssl', args, { stdio: 'pipe' })

export function makeRoot(folder: string, name: string): Root {
  const root = { file: join(folder, `${name}.crt`), keyFile: join(folder, `${name}.key`) }
  const subject = ['-subj', `/CN=${name}`, '-days', '2']
  openssl(['req', '-x509', ...NEW_KEY, ...subject, '-keyout', root.keyFile, '-out', root.file])
  return root
}

/** `altName` is what clients connect to, such as `IP:127.0.0.1` or `DNS:localhost`. */
export function makeServerCertificate(folder: string, root: Root, altName: string) {
  const path = (ending: string) => join(folder, `server.${ending}`)
  openssl(['req', '-new', ...NEW_KEY, '-subj', '/CN=server', '-keyout', path('key'), '-out', path('csr')])
  writeFileSync(path('ext'), `subjectAltName=${altName}`)
  const signer = ['-CA', root.file, '-CAkey', root.keyFile, '-CAcreateserial', '-days', '2']
  openssl(['x509', '-req', '-in', path('csr'), ...signer, '-extfile', path('ext'), '-out', path('crt')])
  return { certificate: readFileSync(path('crt'), 'utf8'), key: readFileSync(path('key'), 'utf8') }
}

/** A certificate that signs itself, as Debian's `ssl-cert` makes them. */
export function makeSelfSigned(folder: string, altName: string) {
  const path = (ending: string) => join(folder, `self-signed.${ending}`)
  const names = ['-subj', '/CN=self-signed', '-days', '2', '-addext', `subjectAltName=${altName}`]
  openssl(['req', '-x509', ...NEW_KEY, ...names, '-keyout', path('key'), '-out', path('crt')])
  return {
    file: path('crt'),
    certificate: readFileSync(path('crt'), 'utf8'),
    key: readFileSync(path('key'), 'utf8'),
  }
}
