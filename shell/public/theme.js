(function () {
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      return null;
    }
  };
  var dark = stored('kaaj.theme') === 'dark';
  root.dataset.theme = dark ? 'dark' : 'light';
  if (dark) document.querySelector('meta[name="theme-color"]').content = '#0e1512';
  root.lang = stored('kaaj.language') === 'bn' ? 'bn' : 'en';
})();
