// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Intents
import UIKit

// The system's views of voice shortcuts, which are empty.

public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }
public enum INUIInteractiveBehavior: UInt, Sendable {
  case none, nextView, launch, genericAction
}
/// The screen that adds a shortcut to Siri, which is empty.
open class INUIAddVoiceShortcutViewController: UIViewController, SystemScreen {
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
  public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController,
    didFinishWith voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}
/// The screen that changes a shortcut of Siri, which is empty.
open class INUIEditVoiceShortcutViewController: UIViewController, SystemScreen {
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
  public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
}
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didUpdate voiceShortcut: INVoiceShortcut?, error: (any Error)?)
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
