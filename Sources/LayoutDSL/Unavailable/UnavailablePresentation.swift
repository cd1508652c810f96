// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// Modifiers for sheets, menus, alerts and search of SwiftUI that this package does not have yet. See UnavailableOption.swift.

@available(*, unavailable, message: "not supported yet; wrap it in #if !os(Linux)")
extension View {
  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> Any
  ) -> Self { self }
  nonisolated public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Any
  ) -> Self { self }
  nonisolated public func alert<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> Self { self }
  nonisolated public func alert<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> Self { self }
  nonisolated public func alert(
    isPresented: Binding<Bool>, error: (some LocalizedError)?, @ViewBuilder actions: () -> some View
  ) -> Self { self }
  nonisolated public func alert<E: LocalizedError>(
    isPresented: Binding<Bool>,
    error: E?,
    @ViewBuilder actions: (E) -> some View, @ViewBuilder message: (E) -> some View
  ) -> Self { self }
  nonisolated public func confirmationDialog<T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> some View
  ) -> Self { self }
  nonisolated public func confirmationDialog<T>(
    _ title: some StringProtocol,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: (T) -> some View, @ViewBuilder message: (T) -> some View
  ) -> Self { self }
  nonisolated public func contextMenu<I: Hashable>(
    forSelectionType type: I.Type = I.self,
    @ViewBuilder menu: @escaping (Set<I>) -> some View, primaryAction: ((Set<I>) -> Void)? = nil
  ) -> Self { self }
  nonisolated public func dialogIcon(_ icon: Image?) -> Self { self }
  nonisolated public func dialogSeverity(_ severity: _UnavailableOption) -> Self { self }
  nonisolated public func inspector(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  nonisolated public func menuActionDismissBehavior(_ behavior: _UnavailableOption) -> Self { self }
  nonisolated public func popover<Item: Identifiable>(
    item: Binding<Item?>,
    attachmentAnchor: _UnavailableOption = [],
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> some View
  ) -> Self { self }
  nonisolated public func presentationBackground(_ style: some ShapeStyle) -> Self { self }
  nonisolated public func presentationBackground(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> Self { self }
  nonisolated public func presentationCompactAdaptation(
    _ adaptation: _UnavailableOption
  ) -> Self { self }
  nonisolated public func presentationCompactAdaptation(
    horizontal: _UnavailableOption, vertical: _UnavailableOption
  ) -> Self { self }
  nonisolated public func presentationSizing(_ sizing: _UnavailableOption) -> Self { self }
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: _UnavailableOption = [],
    prompt: Text? = nil
  ) -> Self { self }
  nonisolated public func searchable(
    text: Binding<String>,
    isPresented: Binding<Bool>,
    placement: _UnavailableOption = [],
    prompt: some StringProtocol
  ) -> Self { self }
  nonisolated public func searchable(
    text: Binding<String>,
    placement: _UnavailableOption = [],
    prompt: Text? = nil,
    @ViewBuilder suggestions: () -> some View
  ) -> Self { self }
  nonisolated public func searchable<C, T: Identifiable>(
    text: Binding<String>,
    tokens: Binding<C>,
    placement: _UnavailableOption = [],
    prompt: Text? = nil,
    @ViewBuilder token: @escaping (T) -> some View
  ) -> Self where C: RandomAccessCollection, C.Element == T { self }
  nonisolated public func searchCompletion(_ completion: String) -> Self { self }
  nonisolated public func searchFocused(_ binding: Any) -> Self { self }
  nonisolated public func searchScopes(
    _ scope: Binding<some Hashable>, @ViewBuilder scopes: () -> some View
  ) -> Self { self }
  nonisolated public func searchScopes(
    _ scope: Binding<some Hashable>,
    activation: _UnavailableOption,
    @ViewBuilder _ scopes: () -> some View
  ) -> Self { self }
  nonisolated public func searchSuggestions(
    @ViewBuilder _ suggestions: () -> some View
  ) -> Self { self }
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: _UnavailableOption
  ) -> Self { self }
  nonisolated public func searchToolbarBehavior(_ behavior: _UnavailableOption) -> Self { self }
  nonisolated public func searchPresentationToolbarBehavior(
    _ behavior: _UnavailableOption
  ) -> Self { self }
}
