import { useChangeLanguageMutation } from '@kaaj/api-client';
import { Button } from '@kaaj/ui';
import { LanguageIcon } from '@kaaj/ui/icons';
import { useSettings } from '@kaaj/page-kit';
import { type Language, toast, useLanguage, useSession } from '@kaaj/web-kit';
import { useMessages } from '../messages';

/** Switches between the two languages; who is signed in finds the choice in their other browsers too. */
export function LanguageButton() {
  const t = useMessages();
  const { language, changeLanguage } = useLanguage();
  const { person } = useSession();
  const [keep] = useChangeLanguageMutation();
  // Demonstration people are many at once: each reads in their own language.
  const isShared = useSettings()?.demonstration.some(({ email }) => email === person?.email);
  const change = async (to: Language) => {
    try {
      await changeLanguage(to);
    } catch {
      return toast.error(t('unavailable.title'));
    }
    // For their other browsers. Where it fails this one has it all the same.
    if (person && !isShared) await keep({ languageBody: { language: to } });
  };
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<LanguageIcon size={20} />}
      aria-label={`${t('language.switch')}: ${t('language.switchLabel')}`}
      onClick={() => void change(language === 'en' ? 'bn' : 'en')}
    >
      {t('language.switch')}
    </Button>
  );
}
