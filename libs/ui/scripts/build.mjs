import { mkdirSync, writeFileSync } from 'node:fs';
import { antdCss } from './antd-css.mjs';
import { typescriptRequire } from './typescript.mjs';

const root = new URL('..', import.meta.url);
const require = typescriptRequire(import.meta.url);
const { tokensCss } = require('../src/tokens/tokens-css.ts');

writeFileSync(new URL('src/tokens/tokens.css', root), tokensCss());
mkdirSync(new URL('dist/', root), { recursive: true });
writeFileSync(new URL('dist/antd.css', root), antdCss(require));
