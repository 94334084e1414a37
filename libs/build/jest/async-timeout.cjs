const { configure, getConfig } = require('@testing-library/dom');

const { getElementError } = getConfig();

configure({
  /** antd validates a form in several event-loop turns: a second is too short for them on a busy machine. */
  asyncUtilTimeout: 5_000,
  /** `waitFor` prints the document itself when it times out; printing it at each try would take most of the time. */
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics ? new Error(message) : getElementError(message, container),
});
