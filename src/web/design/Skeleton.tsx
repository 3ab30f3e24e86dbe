// Placeholder lines for text to come, so that the page does not jump when it arrives.
import style from './Skeleton.module.css';

export function Skeleton({ lines = 3, label }: { readonly lines?: number; readonly label: string }) {
  return (
    <div className={style.skeleton} role="status">
      <span className="hidden">{label}</span>
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike
        <span key={i} className={style.line} />
      ))}
    </div>
  );
}
