import { useLazyModule } from '@kaaj/ui';
import { useEffect, useEffectEvent } from 'react';

/** A module that is loaded with its first use; undefined until then. If it cannot load, `giveUp` is called. */
export function useOptionalModule<Module>(key: string, load: () => Promise<Module>, giveUp: () => void) {
  const { loaded } = useLazyModule(key, load);
  const failed = loaded.state === 'failed';
  const onFailed = useEffectEvent(giveUp);
  useEffect(() => {
    if (failed) onFailed();
  }, [failed]);
  return loaded.state === 'ready' ? loaded.value : undefined;
}
