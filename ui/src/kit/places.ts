import type { Component } from 'svelte';

/** A place to go to, or a tool to open, in a bar or a rail. */
export interface Place {
  label: string;
  icon: Component;
  href?: string;
  onclick?: () => void;
  current?: boolean;
}
