import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import stripAntdStyleFunctions from '../../rspack/strip-antd-style-functions.mjs';

const antd = dirname(require.resolve('antd/package.json'));
const styleOf = (component: string) => readFileSync(join(antd, 'es', component, 'style', 'index.js'), 'utf8');

describe("antd's styles in a bundle", () => {
  it('keep the name and the variables of a component, not the function that writes its rules', () => {
    const bundled = stripAntdStyleFunctions(
      "const rules = token => ({ color: token.ink });\nexport default genStyleHooks('Tag', token => rules(token), variables, { unitless });",
    );

    expect(bundled).toBe(
      "const rules = token => ({ color: token.ink });\nexport default genStyleHooks('Tag', null, variables, { unitless });",
    );
  });

  it.each(['tag', 'button', 'table', 'select'])('have no rules of %s left', (component) => {
    const bundled = stripAntdStyleFunctions(styleOf(component));

    expect(bundled).toMatch(/genStyleHooks\('\w+', null, /);
    expect(bundled).not.toMatch(/gen(StyleHooks|SubStyleComponent)\([^,]+(\[[^\]]*\])?, (?!null)/);
  });
});
