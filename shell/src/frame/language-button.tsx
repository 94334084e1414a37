import { Button, LanguageIcon } from '@kaaj/ui';
import { useLanguage } from '@kaaj/web-kit';
import { useMessages } from '../messages';

export function LanguageButton() {
  const t = useMessages();
  const { language, changeLanguage } = useLanguage();
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<LanguageIcon size={20} />}
      aria-label={`${t('language.switch')}: ${t('language.switchLabel')}`}
      onClick={() => void changeLanguage(language === 'en' ? 'bn' : 'en')}
    >
      {t('language.switch')}
    </Button>
  );
}
