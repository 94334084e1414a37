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

/** Texts of a date field: the hint in an empty one, and its errors. */
const dayWords = {
  en: {
    format: 'DD/MM/YYYY',
    noDay: 'This is not a valid date. Enter day, month and year, such as 04/12/2026.',
    from: (day: string) => `The date cannot be before ${day}.`,
    until: (day: string) => `The date cannot be after ${day}.`,
  },
  bn: {
    format: 'দিন/মাস/বছর',
    noDay: 'এটি সঠিক তারিখ নয়। দিন, মাস, তারপর বছর লিখুন, যেমন ০৪/১২/২০২৬।',
    from: (day: string) => `তারিখটি ${day}-এর আগে হতে পারে না।`,
    until: (day: string) => `তারিখটি ${day}-এর পরে হতে পারে না।`,
  },
};

export const dayWordsOf = (language: Language) => dayWords[language];
