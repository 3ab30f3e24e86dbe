// Types for Vite's imports of styles, pictures and workers, and for constants it puts into the build.
/// <reference types="vite/client" />
declare const __BINARIO_VERSION__: string;
