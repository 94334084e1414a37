(function () {
  var root = document.documentElement;
  var stored = function (key) {
    try {
      return localStorage.getItem(key);
    } catch (refused) {
      return null;
    }
  };
  root.dataset.theme = stored('kaaj.theme') === 'dark' ? 'dark' : 'light';
  root.lang = stored('kaaj.language') === 'bn' ? 'bn' : 'en';
})();
