module.exports = new Proxy({}, { get: (_classes, name) => (name === '__esModule' ? false : String(name)) });
