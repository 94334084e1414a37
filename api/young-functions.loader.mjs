import { parse } from 'acorn';
import { fullAncestor } from 'acorn-walk';

const isFunction = ({ type }) => type === 'FunctionExpression' || type === 'ArrowFunctionExpression';
const makesFunctions = ({ type }) => /Function/.test(type);

/** The functions of a text that functions of it assign to a property just as they write them: { start, end } of each. */
function assignedFunctions(text) {
  const found = [];
  fullAncestor(treeOf(text), (node, ancestors) => {
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return;
    if (isFunction(node.right) && ancestors.some(makesFunctions)) found.push(node.right);
  });
  return found;
}

function treeOf(text) {
  try {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'script', allowReturnOutsideFunction: true });
  } catch {
    return parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  }
}

/**
 * V8 takes a function that is assigned to a property, `this.done = function () {}`, for a method that lives long, and puts it beside what lives
 * for ever (`CheckAssigningFunctionLiteralToProperty` of its parser). Where a request makes one, everything around that request stays until
 * all is collected. Behind a comma it is a function like any other; lines stay where they are.
 */
export default function youngFunctions(text, map) {
  const places = assignedFunctions(text).flatMap(({ start, end }) => [
    { at: start, add: '(0,' },
    { at: end, add: ')' },
  ]);
  let done = '';
  let from = 0;
  for (const { at, add } of places.sort((one, other) => one.at - other.at)) {
    done += text.slice(from, at) + add;
    from = at;
  }
  this.callback(null, done + text.slice(from), map);
}
