import { type Language, type UiTexts } from '@kaaj/ui';
import bnBD from 'antd/es/locale/bn_BD';
import enUS from 'antd/es/locale/en_US';

const locales = {
  en: enUS,
  // antd's own word for what can be sorted means what can be chosen.
  bn: { ...bnBD, global: { ...bnBD.global, sortable: 'সাজানো যায়' } },
};

/** antd's words, with ours for what it would name by half: of a password only "Show". */
export function localeOf(language: Language, { showPassword, hidePassword }: UiTexts) {
  const { global, ...words } = locales[language];
  return { ...words, global: { ...global, show: showPassword, hide: hidePassword } };
}

const dayFormats = { en: 'DD/MM/YYYY', bn: 'দিন/মাস/বছর' };

/** Texts of a date field: the format hint, the name of the calendar, and the button that opens it. */
export function dayWordsOf(language: Language) {
  const { placeholder, today } = locales[language].DatePicker?.lang ?? {};
  return { format: dayFormats[language], choose: placeholder, today };
}
