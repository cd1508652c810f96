import Foundation

extension URL {
  /// Returns the text of the URL in a style.
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
  where S.FormatInput == URL {
    style.format(self)
  }

  /// Returns the text with the scheme, host, port and path of the URL.
  public func formatted() -> String { formatted(FormatStyle()) }

  /// A style of URLs.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// A rule that decides whether a text contains a part of a URL.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable {
      enum Rule: Hashable, Codable {
        case always, never, notOfWebPages
      }

      let rule: Rule
      /// The text contains the part.
      public static var always: Self { Self(rule: .always) }
      /// The text does not contain the part.
      public static var never: Self { Self(rule: .never) }
      /// The text does not contain the part if the scheme is HTTP or HTTPS.
      public static var omitIfHTTPFamily: Self { Self(rule: .notOfWebPages) }
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: ComponentDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a style.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: ComponentDisplayOption = .always,
      port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
      query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
    ) {
      self.scheme = scheme
      self.user = user
      self.password = password
      self.host = host
      self.port = port
      self.path = path
      self.query = query
      self.fragment = fragment
    }

    /// Returns the text of a URL.
    public func format(_ value: URL) -> String {
      guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
        return value.absoluteString
      }
      let isWebPage = ["http", "https"].contains(parts.scheme?.lowercased())
      func shown(_ part: String?, _ option: ComponentDisplayOption) -> String? {
        option.rule == .never || option.rule == .notOfWebPages && isWebPage ? nil : part
      }
      var text = shown(parts.scheme, scheme).map { "\($0)://" } ?? ""
      if let user = shown(parts.user, user) {
        text += user + (shown(parts.password, password).map { ":\($0)" } ?? "") + "@"
      }
      text += shown(parts.host, host) ?? ""
      text += shown(parts.port.map(String.init), port).map { ":\($0)" } ?? ""
      text += shown(parts.path, path) ?? ""
      text += shown(parts.query, query).map { "?\($0)" } ?? ""
      text += shown(parts.fragment, fragment).map { "#\($0)" } ?? ""
      return text
    }

    /// Returns the style with a rule for the scheme.
    public func scheme(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.scheme, option)
    }
    /// Returns the style with a rule for the user.
    public func user(_ option: ComponentDisplayOption = .always) -> Self { with(\.user, option) }
    /// Returns the style with a rule for the password.
    public func password(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.password, option)
    }
    /// Returns the style with a rule for the host.
    public func host(_ option: ComponentDisplayOption = .always) -> Self { with(\.host, option) }
    /// Returns the style with a rule for the port.
    public func port(_ option: ComponentDisplayOption = .always) -> Self { with(\.port, option) }
    /// Returns the style with a rule for the path.
    public func path(_ option: ComponentDisplayOption = .always) -> Self { with(\.path, option) }
    /// Returns the style with a rule for the query.
    public func query(_ option: ComponentDisplayOption = .always) -> Self { with(\.query, option) }
    /// Returns the style with a rule for the fragment.
    public func fragment(_ option: ComponentDisplayOption = .always) -> Self {
      with(\.fragment, option)
    }

    private func with(
      _ part: WritableKeyPath<Self, ComponentDisplayOption>, _ option: ComponentDisplayOption
    ) -> Self {
      var style = self
      style[keyPath: part] = option
      return style
    }
  }
}

extension FormatStyle where Self == URL.FormatStyle {
  /// A style of URLs.
  public static var url: Self { URL.FormatStyle() }
}
