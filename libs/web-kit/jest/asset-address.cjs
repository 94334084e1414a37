module.exports = 'test-asset';
