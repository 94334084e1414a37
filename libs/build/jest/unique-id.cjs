const { useId } = require('react');

/**
 * In tests antd's packages give every element the same id: names, descriptions and Escape would apply to the first
 * element with it.
 */
exports.default = function useUniqueId(id) {
  const made = useId();
  return id || made;
};

exports.getId = (prefix, key) => `${prefix}-${key}`;
exports.resetUuid = () => undefined;
exports.__esModule = true;
