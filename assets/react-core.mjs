// React for the browser, all of it in one module: see react-script.mjs. What the site uses of it has to stand here; the
// build stops at a name that is missing.

export { Provider, useAtom, useAtomValue, useSetAtom, useStore } from 'jotai/react'
export {
  createContext,
  createElement,
  default,
  Fragment,
  memo,
  Suspense,
  startTransition,
  use,
  useCallback,
  useContext,
  useDebugValue,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
export { jsx, jsxs } from 'react/jsx-runtime'
export { createPortal } from 'react-dom'
export { hydrateRoot } from 'react-dom/client'
