/** An empty drawing. */
export default () => 'export default () => null;\n';
