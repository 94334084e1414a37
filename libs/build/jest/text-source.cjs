/** A text file as the string that it holds, as the build gives it out (asset/source). */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
