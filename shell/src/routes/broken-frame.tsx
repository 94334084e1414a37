import { Unavailable } from '../design/unavailable';

/** The last resort: the frame itself could not be drawn. */
export function BrokenFrame() {
  return <Unavailable retry={() => window.location.reload()} />;
}
