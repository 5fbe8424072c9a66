//! Declarations that every game makes in the same form. They declare data; no rule stands behind them.

/// Declares terms of a rulebook: enums whose values have one word each, which writers and saves use.
///
/// ```
/// table::terms! {
///     /// The two suns.
///     pub enum Sun { Red = "red", Pale = "pale" }
/// }
/// assert_eq!((Sun::Pale.key(), Sun::ALL.len(), Sun::KEYS[0]), ("pale", 2, ("red", Sun::Red)));
/// ```
#[macro_export]
macro_rules! terms {
    ($($(#[$meta:meta])* $vis:vis enum $term:ident {
        $($(#[$note:meta])* $name:ident = $key:literal),+ $(,)?
    })+) => {$(
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, ::serde::Serialize, ::serde::Deserialize)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        $(#[$meta])*
        $vis enum $term {
            $($(#[$note])* #[serde(rename = $key)] $name),+
        }

        impl $term {
            /// All of them, in their order.
            pub const ALL: [$term; [$($key),+].len()] = [$($term::$name),+];
            /// Their words.
            pub const KEYS: [(&'static str, $term); [$($key),+].len()] = [$(($key, $term::$name)),+];

            /// The word that writers, saves and keys use.
            pub fn key(self) -> &'static str {
                Self::KEYS[self as usize].0
            }
        }
    )+};
}

/// Declares what a seat may see: plain data that is sent to clients, which get their types from it.
///
/// ```
/// table::views! {
///     pub struct View<'a> { pub name: &'a str }
/// }
/// assert_eq!(serde_json::to_string(&View { name: "Ada" }).unwrap(), r#"{"name":"Ada"}"#);
/// ```
#[macro_export]
macro_rules! views {
    ($($(#[$meta:meta])* $vis:vis struct $view:ident $(<$life:lifetime>)? { $($fields:tt)* })+) => {$(
        #[derive(Clone, Debug, ::serde::Serialize)]
        #[cfg_attr(feature = "ts", derive(::ts_rs::TS))]
        $(#[$meta])*
        $vis struct $view $(<$life>)? { $($fields)* }
    )+};
}

/// Declares kinds of ids: `kinds!(Treasure = "a treasure", Map = "a map", Card = "a card" of [Treasure, Map])`.
#[macro_export]
macro_rules! kinds {
    ($($kind:ty = $name:literal $(of [$($part:ty),+])?),+ $(,)?) => {$(
        impl $crate::Kind for $kind {
            const NAME: &'static str = $name;

            $(fn includes(kind: &str) -> bool {
                [$(<$part as $crate::Kind>::NAME),+].contains(&kind)
            })?
        }

        $($(impl $crate::Within<$kind> for $part {})+)?
    )+};
}

/// Declares that one thing stands for what it holds: `derefs!(Game, state: State)`.
#[macro_export]
macro_rules! derefs {
    ($outer:ty, $field:tt: $inner:ty) => {
        impl ::std::ops::Deref for $outer {
            type Target = $inner;

            fn deref(&self) -> &$inner {
                &self.$field
            }
        }

        impl ::std::ops::DerefMut for $outer {
            fn deref_mut(&mut self) -> &mut $inner {
                &mut self.$field
            }
        }
    };
}
