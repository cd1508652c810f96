@_exported import Contacts
@_exported import SwiftUI

extension View {
  /// Has no effect: the user adds no contacts.
  @MainActor @preconcurrency public func contactAccessPicker(
    isPresented: Binding<Bool>, completionHandler: @escaping ([String]) -> Void = { _ in }
  ) -> some View { self }
}
