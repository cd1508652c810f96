import CoreTransferable
import ViewCore

/// A title, a picture and an icon of a shared value, for the share sheet.
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  private init(_ title: Text, _ image: Image?, _ icon: Icon?) {
    (self.title, self.image, self.icon) = (title, image, icon)
  }

  /// Creates a preview with a localized title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image, icon)
  }

  /// Creates a preview with a title string, a picture and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image, icon)
  }

  /// Creates a preview with a title, a picture and an icon.
  public init(_ title: Text, image: Image, icon: Icon) {
    self.init(title, Optional(image), Optional(icon))
  }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a localized title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {
    self.init(Text(titleKey), nil, icon)
  }

  /// Creates a preview with a title string and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) {
    self.init(Text(title), nil, icon)
  }

  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) {
    self.init(title, nil, icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a localized title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) {
    self.init(Text(titleKey), image, nil)
  }

  /// Creates a preview with a title string and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) {
    self.init(Text(title), image, nil)
  }

  /// Creates a preview with a title and a picture.
  public init(_ title: Text, image: Image) {
    self.init(title, image, nil)
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a localized title.
  public init(_ titleKey: LocalizedStringKey) {
    self.init(Text(titleKey), nil, nil)
  }

  /// Creates a preview with a title string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) {
    self.init(Text(title), nil, nil)
  }

  /// Creates a preview with a title.
  public init(_ title: Text) {
    self.init(title, nil, nil)
  }
}
