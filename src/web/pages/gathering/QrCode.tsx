// The invitation for a phone across the room. Dark on light in both themes, as many scanners read nothing else.
import { useMemo } from 'react';
import style from './QrCode.module.css';
import { QUIET, qrOf } from './qrOf.ts';

interface Props {
  readonly link: string;
  readonly label: string;
}

export function QrCode({ link, label }: Props) {
  const { path, size } = useMemo(() => qrOf(link), [link]);
  const side = size + 2 * QUIET;
  return (
    <svg
      className={style.code}
      data-theme="light"
      data-qr
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      <rect className={style.paper} x={-QUIET} y={-QUIET} width={side} height={side} />
      <path className={style.ink} d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
