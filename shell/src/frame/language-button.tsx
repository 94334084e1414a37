import { Button, LanguageIcon } from '@kaaj/ui';
import { useLanguage, useToast } from '@kaaj/web-kit';
import { useMessages } from '../messages';

export function LanguageButton() {
  const t = useMessages();
  const toast = useToast();
  const { language, changeLanguage } = useLanguage();
  const change = () => changeLanguage(language === 'en' ? 'bn' : 'en').catch(() => toast.error(t('unavailable.title')));
  return (
    <Button
      variant="ghost"
      size="small"
      icon={<LanguageIcon size={20} />}
      aria-label={`${t('language.switch')}: ${t('language.switchLabel')}`}
      onClick={() => void change()}
    >
      {t('language.switch')}
    </Button>
  );
}
