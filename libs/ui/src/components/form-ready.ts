import { createContext } from 'react';

/** Whether the form above can be sent; true outside of any. A button that sends waits for it. */
export const FormReady = createContext(true);
