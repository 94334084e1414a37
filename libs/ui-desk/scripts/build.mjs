import { mkdirSync, writeFileSync } from 'node:fs';
import { typescriptRequire } from '../../ui/scripts/typescript.mjs';
import { antdCss } from './antd-css.mjs';

const root = new URL('..', import.meta.url);
mkdirSync(new URL('dist/', root), { recursive: true });
writeFileSync(new URL('dist/antd.css', root), antdCss(typescriptRequire(import.meta.url)));
