/** The page that appears in place of one that cannot be built. */
import { escapeHtml } from '../html.ts'

export const problemPage = (problem: string) =>
  [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A mistake in the code</title>',
    '<style>html{background:#17251c;color:#e8f2ea;font:16px/1.5 system-ui}body{margin:16px}h1{font-size:20px}',
    'pre{padding:12px 14px;border-radius:10px;border-left:6px solid #ff6b5e;background:#2a1214;color:#ffe9e6;',
    'font:13px/1.45 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}</style></head>',
    '<body><h1>This page cannot be built yet</h1>',
    `<pre id="problem" role="alert">${escapeHtml(problem)}</pre>`,
    '<p>It appears as soon as the mistake is mended.</p></body></html>\n',
  ].join('')
