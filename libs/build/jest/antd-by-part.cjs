/** antd's index loads all of its components, a second for each test file; this loads those that are used. */
const folderOf = (name) => name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

module.exports = new Proxy(
  {},
  { get: (_parts, name) => (name === '__esModule' ? true : require(`antd/lib/${folderOf(name)}`).default) },
);
