// A drawing in a page of React.
import { type SVGProps, useLayoutEffect, useRef } from 'react';
import type { Drawn } from './node.ts';
import { svgIn } from './svgIn.ts';

export function Svg({ drawn, ...props }: SVGProps<SVGSVGElement> & { readonly drawn: Drawn }) {
  const root = useRef<SVGSVGElement>(null);
  const show = useRef<ReturnType<typeof svgIn>>(null);
  useLayoutEffect(() => {
    show.current ??= svgIn(root.current!);
    show.current(drawn);
  }, [drawn]);
  return <svg ref={root} {...props} />;
}
