const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  /** antd judges a form in several turns: a second is short for them on a machine that is at other things. */
  asyncUtilTimeout: 5_000,
  /** `waitFor` prints the document itself when it times out; printing it at each try would take most of the time. */
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});
