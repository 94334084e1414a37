/** antd's rules for links that are none of its components: they would change every link of a page when they arrive. */
const EVERY_LINK = /(?<=^|\})a(?:[:[,][^{}]*)?\{[^}]*\}/g;

/**
 * Generates one stylesheet with the rules of the antd components that libs/ui-desk uses, which antd would otherwise
 * write into <style> elements at run time. Rules use CSS variables, so one stylesheet serves both themes. A component
 * that is added to libs/ui-desk has to be added here too.
 */
export function antdCss(require) {
  const { createElement: h } = require('react');
  const { renderToString } = require('react-dom/server');
  const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
  const antd = require('antd');
  const { antdThemeOf } = require('../src/root/theme.ts');

  const panel = (component, props) => h(component._InternalPanelDoNotUseOrYouWillBeFired, props);

  const everything = [
    h(antd.Button, { danger: true }, 'a'),
    h(antd.Modal),
    panel(antd.Modal, { title: 'a' }),
    panel(antd.Modal, { type: 'confirm', title: 'a' }),
    h(antd.App, null, 'a'),
    h(
      antd.Form,
      { layout: 'vertical' },
      h(antd.Form.Item, { label: 'a', name: 'a', extra: 'a' }, h(antd.Input)),
      h(antd.Input.TextArea),
      h(antd.Input, { allowClear: true, prefix: 'a' }),
      h(antd.Input.Password),
      h(antd.InputNumber),
      h(antd.DatePicker),
      h(antd.Select, { options: [{ value: 'a' }] }),
    ),
    h(antd.Tag, null, 'a'),
    h(antd.Tag, { color: 'success' }, 'a'),
    h(antd.Badge, { count: 1 }, 'a'),
    h(antd.Segmented, { options: ['a'] }),
    h(antd.Tooltip, { title: 'a' }, h('i')),
    h(antd.Descriptions, { items: [{ key: 'a', label: 'a', children: 'a' }] }),
    h(antd.Statistic, { title: 'a', value: 'a' }),
    h(antd.Dropdown, { popupRender: () => 'a' }, h('span')),
    h(antd.Empty),
    h(antd.Progress),
    h(antd.Skeleton),
    h(antd.Table, { pagination: false, columns: [{ key: 'a', title: 'a' }], dataSource: [{ key: 'a' }] }),
  ];

  const cache = createCache();
  const theme = { ...antdThemeOf('light'), zeroRuntime: false };
  renderToString(
    h(
      StyleProvider,
      { cache },
      h(
        antd.ConfigProvider,
        { theme },
        h(
          antd.App,
          null,
          everything.map((element, key) => h('div', { key }, element)),
        ),
      ),
    ),
  );
  const rules = extractStyle(cache, { plain: true, types: ['style'] })
    .replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '')
    .replace(EVERY_LINK, '');
  return `@layer base, antd, kaaj;\n@layer antd {\n${rules}\n}\n`;
}
