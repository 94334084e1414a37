const { useId } = require('react');

/** In tests antd's packages give everything one id: names, descriptions and Escape would belong to whatever has it first. */
exports.default = function useUniqueId(id) {
  const made = useId();
  return id || made;
};

exports.getId = (prefix, key) => `${prefix}-${key}`;
exports.resetUuid = () => undefined;
exports.__esModule = true;
