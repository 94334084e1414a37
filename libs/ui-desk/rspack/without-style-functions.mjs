import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/** antd's makers of styles: each gets a name and then the function that writes the rules; what follows are variables, which the page needs. */
const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/** A module of antd's styles whose makers get no function to write rules with. With `zeroRuntime` they would never call it. */
export default function withoutStyleFunctions(source) {
  const functions = [];
  simple(parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    CallExpression({ callee, arguments: [, rules] }) {
      if (MAKERS.has(callee.name) && rules) functions.push(rules);
    },
  });
  return functions
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}null${text.slice(end)}`, source);
}
