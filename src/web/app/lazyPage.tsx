// A page whose code is fetched when it is opened.
import { type ComponentType, lazy, useState } from 'react';

export interface LazyPage<P extends object> {
  (props: P): React.ReactNode;
  /** Fetches it before it is opened: it then stands there at once. React holds back by 300 ms what follows a skeleton. */
  readonly load: () => Promise<unknown>;
}

export function lazyPage<P extends object>(fetchPage: () => Promise<ComponentType<P>>): LazyPage<P> {
  let here: ComponentType<P> | null = null;
  const load = async () => {
    here ??= await fetchPage();
    return { default: here };
  };
  const Late = lazy(load) as unknown as ComponentType<P>;
  const Page = (props: P) => {
    const [Shown] = useState<ComponentType<P>>(() => here ?? Late);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { load });
}
