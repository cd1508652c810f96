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
    /// A part of a URL.
    public enum Component: Int, Hashable, Codable, Sendable {
      /// The part before the colon.
      case scheme
      /// The name of the user.
      case user
      /// The user's password.
      case password
      /// The name of the server.
      case host
      /// The number of the port.
      case port
      /// The path on the server.
      case path
      /// The part after the question mark.
      case query
      /// The part after the number sign.
      case fragment

      func text(of parts: URLComponents) -> String? {
        switch self {
        case .scheme: parts.scheme
        case .user: parts.user
        case .password: parts.password
        case .host: parts.host
        case .port: parts.port.map(String.init)
        case .path: parts.path
        case .query: parts.query
        case .fragment: parts.fragment
        }
      }
    }

    /// Whether a text contains a part of a URL.
    struct Rule: Hashable, Codable {
      var isShown = true
      /// The part whose values reverse `isShown`.
      var exception: Component?
      var values: Set<String> = []

      static let always = Rule()
      static let never = Rule(isShown: false)
      static let omitIfHTTPFamily = Rule(exception: .scheme, values: ["http", "https"])

      func shows(in parts: URLComponents) -> Bool {
        guard let text = exception?.text(of: parts), values.contains(text.lowercased()) else {
          return isShown
        }
        return !isShown
      }
    }

    /// A rule that decides whether a text contains a part of a URL.
    public struct ComponentDisplayOption: Hashable, Codable, Sendable {
      let rule: Rule
      /// The text contains the part.
      public static var always: Self { Self(rule: .always) }
      /// The text does not contain the part.
      public static var never: Self { Self(rule: .never) }
      /// The text does not contain the part if the scheme is HTTP or HTTPS.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
      /// The text contains the part if another part has one of the values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: Rule(isShown: false, exception: component, values: requirements))
      }
      /// The text does not contain the part if another part has one of the values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: Rule(exception: component, values: requirements))
      }
    }

    /// A rule that decides whether, and with which subdomains, a text contains the host.
    public struct HostDisplayOption: Hashable, Codable, Sendable {
      var rule = Rule.always
      var omittedSubdomains: Set<String> = []
      var omitsFurtherSubdomains = false
      /// Decides whether the subdomains are omitted.
      var subdomains = Rule.never
      /// The text contains the host.
      public static var always: Self { Self() }
      /// The text does not contain the host.
      public static var never: Self { Self(rule: .never) }
      /// The text does not contain the host if the scheme is HTTP or HTTPS.
      public static var omitIfHTTPFamily: Self { Self(rule: .omitIfHTTPFamily) }
      /// The text contains the host if another part has one of the values.
      public static func displayWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: Rule(isShown: false, exception: component, values: requirements))
      }
      /// The text does not contain the host if another part has one of the values.
      public static func omitWhen(
        _ component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(rule: Rule(exception: component, values: requirements))
      }
      /// The text contains the host without the given first label, such as "www".
      ///
      /// With `includeMultiLevelSubdomains`, of more than two labels before the top-level domain
      /// only the last two remain.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false
      ) -> Self {
        Self(
          omittedSubdomains: subdomainsToOmit, omitsFurtherSubdomains: omitMultiLevelSubdomains,
          subdomains: .always)
      }
      /// The text contains the host without the given subdomains if a part has one of the values.
      public static func omitSpecificSubdomains(
        _ subdomainsToOmit: Set<String> = [],
        includeMultiLevelSubdomains omitMultiLevelSubdomains: Bool = false,
        when component: Component, matches requirements: Set<String>
      ) -> Self {
        Self(
          omittedSubdomains: subdomainsToOmit, omitsFurtherSubdomains: omitMultiLevelSubdomains,
          subdomains: Rule(isShown: false, exception: component, values: requirements))
      }

      func text(of parts: URLComponents) -> String {
        guard let host = parts.host, rule.shows(in: parts) else { return "" }
        guard subdomains.shows(in: parts) else { return host }
        var labels = host.split(separator: ".")
        if labels.count > 2, omittedSubdomains.contains(labels[0].lowercased()) {
          labels.removeFirst()
        }
        if omitsFurtherSubdomains { labels = labels.suffix(3) }
        return labels.joined(separator: ".")
      }
    }

    private var scheme: ComponentDisplayOption
    private var user: ComponentDisplayOption
    private var password: ComponentDisplayOption
    private var host: HostDisplayOption
    private var port: ComponentDisplayOption
    private var path: ComponentDisplayOption
    private var query: ComponentDisplayOption
    private var fragment: ComponentDisplayOption

    /// Creates a style.
    public init(
      scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
      password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
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
      func shown(_ part: Component, _ option: ComponentDisplayOption) -> String? {
        option.rule.shows(in: parts) ? part.text(of: parts) : nil
      }
      var text = shown(.scheme, scheme).map { "\($0)://" } ?? ""
      if let user = shown(.user, user) {
        text += user + (shown(.password, password).map { ":\($0)" } ?? "") + "@"
      }
      text += host.text(of: parts)
      text += shown(.port, port).map { ":\($0)" } ?? ""
      text += shown(.path, path) ?? ""
      text += shown(.query, query).map { "?\($0)" } ?? ""
      text += shown(.fragment, fragment).map { "#\($0)" } ?? ""
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
    public func host(_ option: HostDisplayOption = .always) -> Self { with(\.host, option) }
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

    private func with<Option>(_ part: WritableKeyPath<Self, Option>, _ option: Option) -> Self {
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
