import { useMemo } from 'react';
import { useCommonMessages } from './common';

/** The texts of the design system in the current language. */
export function useUiTexts() {
  const t = useCommonMessages();
  return useMemo(
    () => ({
      coins: t('ui.coins'),
      loading: t('state.loading'),
      retry: t('action.retry'),
      required: t('field.required'),
      loadMore: t('action.loadMore'),
      moreFailed: t('state.moreFailed'),
      chartFailed: t('ui.chartFailed'),
      cancel: t('action.cancel'),
      close: t('action.close'),
      columns: t('ui.columns'),
      previous: t('ui.previous'),
      next: t('ui.next'),
      pause: t('ui.pause'),
      play: t('ui.play'),
      showPassword: t('ui.showPassword'),
      hidePassword: t('ui.hidePassword'),
      tooLong: (most: string) => t('ui.tooLong', { most }),
    }),
    [t],
  );
}
