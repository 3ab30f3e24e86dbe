// Catches a page that breaks, says so and offers to reload; the frame round it stays.
import { TrainTrack } from 'lucide-react';
import { Component, type ReactNode } from 'react';
import { shellLines } from '../../words/web/shell.ts';
import { Button } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { linesNow } from './lang.ts';

export class Crash extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    const { crashed } = linesNow(shellLines);
    return (
      <EmptyState
        alert
        icon={<TrainTrack aria-hidden />}
        title={crashed.title}
        action={<Button onClick={() => location.reload()}>{crashed.reload}</Button>}
      >
        {crashed.text}
      </EmptyState>
    );
  }
}
