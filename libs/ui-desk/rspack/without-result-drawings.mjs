/** A drawing that draws nothing. */
export default () => 'export default () => null;\n';
