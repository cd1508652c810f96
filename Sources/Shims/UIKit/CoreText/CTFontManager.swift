import CoreGraphics
import Foundation
import Render
import ViewCore

/// A font file, for code written for Core Graphics.
public final class CGFont: @unchecked Sendable {
  /// The bytes of the file; nil for a font that was found by its name.
  fileprivate let data: Data?
  /// The name by which views find the font, if it is registered.
  public let postScriptName: CFString?

  /// Creates a font from the bytes of a file; returns nil if they are not a font.
  public init?(_ provider: CGDataProvider) {
    guard let data = provider.data as Data?, let name = FontFace.postScriptName(of: data) else {
      return nil
    }
    self.data = data
    postScriptName = name as NSString
  }

  /// Creates a font from its name.
  public init?(_ name: CFString) {
    data = nil
    postScriptName = name
  }

  /// Whether views find the font by its name.
  var isRegistered: Bool {
    guard let postScriptName else { return false }
    var request = FontRequest()
    request.family = .named(postScriptName as String)
    return (try? RenderServices.shared.fonts.face(for: request)) != nil
  }
}

/// The scope of a registered font; it has no effect, since fonts are registered for this process.
public enum CTFontManagerScope: UInt32, Sendable {
  /// No scope.
  case none
  /// This process.
  case process
  /// The user.
  case persistent
  /// The session.
  case session
}

/// Registers the fonts of a file so that views find them by name; returns false if it has none.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  do {
    try RenderServices.shared.fonts.register(contentsOf: fontURL as URL)
    return true
  } catch let failure {
    error?.pointee = Unmanaged.passRetained(failure as NSError)
    return false
  }
}

/// Registers a font so that views find it by name; one that was found by its name is registered.
///
/// Returns false if its bytes cannot be written to a temporary file, or are damaged.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let data = font.data else { return true }
  let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ttf")
  defer { try? FileManager.default.removeItem(at: file) }
  do {
    try data.write(to: file)
  } catch let failure {
    error?.pointee = Unmanaged.passRetained(failure as NSError)
    return false
  }
  return CTFontManagerRegisterFontsForURL(file as NSURL, .process, error)
}
