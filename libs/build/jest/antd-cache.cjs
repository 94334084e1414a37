const { default: Cache, pathKey } = require('@ant-design/cssinjs/lib/Cache');

/** antd deletes what it computed from the theme when its last component is removed, which is after each test. */
class KeptCache extends Cache {
  opUpdate(key, change) {
    super.opUpdate(key, (known) => change(known) ?? [0, known[1]]);
  }
}

exports.default = KeptCache;
exports.pathKey = pathKey;
exports.__esModule = true;
