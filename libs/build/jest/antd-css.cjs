/** Replaces `@rc-component/util/lib/Dom/dynamicCSS`: jsdom would parse antd's variables, which no test reads. */
const style = document.createElement('style');

exports.injectCSS = () => style;
exports.updateCSS = () => style;
exports.removeCSS = () => undefined;
exports.clearContainerCache = () => undefined;
