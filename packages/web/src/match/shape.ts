/** What kind of screen it is: an upright phone has the pitch upright. */
import { type Accessor, createSignal, onCleanup } from 'solid-js';

export type Shape = 'phone' | 'wide';
const PHONE = '(max-width: 599px) and (orientation: portrait)';

export const screenShape = (): Accessor<Shape> => {
  const query = matchMedia(PHONE);
  const [shape, setShape] = createSignal<Shape>(query.matches ? 'phone' : 'wide');
  const look = (): void => void setShape(query.matches ? 'phone' : 'wide');
  query.addEventListener('change', look);
  onCleanup(() => query.removeEventListener('change', look));
  return shape;
};
