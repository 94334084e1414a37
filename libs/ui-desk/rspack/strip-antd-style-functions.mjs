import { parse } from 'acorn';
import { simple } from 'acorn-walk';

/**
 * antd's style registrations: each takes a name and then the function that generates the rules; the other arguments are
 * variables, which the page needs.
 */
const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);

/** Removes the rule functions from a module of antd's styles. With `zeroRuntime` they are never called. */
export default function stripAntdStyleFunctions(source) {
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
