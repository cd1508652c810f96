extension EnvironmentValues {
  /// Takes over what the views around another view have set: objects and values of keys, the tint,
  /// the locale, and whether views are enabled.
  ///
  /// Fonts, sizes and colours of text stay: the place of a view decides them.
  ///
  /// - Parameters:
  ///   - inner: The environment of the other view.
  ///   - outer: The environment outside of the views that count; nil to take over only what is not
  ///     set here.
  package mutating func adopt(_ inner: EnvironmentValues, setInside outer: EnvironmentValues?) {
    makeUnique()
    for (key, value) in inner.storage.custom {
      let former = (outer ?? self).storage.custom[key]
      if former.map({ outer != nil && !areEqualAnyValues($0, value) }) ?? true {
        storage.custom[key] = value
      }
    }
    if let tint = inner.styles.tint {
      let former = (outer ?? self).styles.tint
      if former.map({ outer != nil && !areEqualAnyValues($0.base, tint.base) }) ?? true {
        styles.tint = tint
      }
    }
    values.isEnabled = values.isEnabled && inner.values.isEnabled
    if inner.values.locale != outer?.values.locale { values.locale = inner.values.locale }
  }
}
